import { notedLinks } from './links.ts'

/** A note line by line, with links. */
export const NotedLinks = ({ note }: { note: string }) => (
  <ul>
    {notedLinks(note).map(({ text, href }, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and they never move
      <li key={line}>
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="inline-block py-1">
            {text}
          </a>
        ) : (
          text
        )}
      </li>
    ))}
  </ul>
)
