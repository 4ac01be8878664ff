const principles = [
  {
    sign: '0O1lI',
    title: 'Digits you can’t misread',
    text: 'A zero never looks like an O, or a one like an l.',
  },
  {
    sign: '23:59',
    title: 'Your day ends where you live',
    text: 'A late dose still counts for today.',
  },
  {
    sign: '0 ads',
    title: 'Your attention is not for sale',
    text: 'No trackers. What you log is yours.',
  },
]

export function Principles() {
  return (
    <section aria-labelledby="principles">
      <h2 id="principles" className="text-3xl font-bold md:text-4xl">
        Careful where it counts
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-3">
        {principles.map(({ sign, title, text }) => (
          <li key={title} className="border-t-2 border-accent pt-5">
            <p aria-hidden="true" className="mb-3 text-4xl tracking-wide text-accent-ink tabular-nums">
              {sign}
            </p>
            <h3 className="text-xl font-bold">{title}</h3>
            <p className="mt-1.5 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
