/**
 * The Message-ID of a mail with an id: stable, so that mail servers recognize the same mail.
 * @param from the sender, with or without a name
 * @returns undefined for a mail without an id, which gets a random one
 */
export function messageIdOf(id: string | undefined, from: string): string | undefined {
  const [, host = 'localhost'] = /@([^\s<>@]+)>?\s*$/.exec(from) ?? []
  return id && `<${id}@${host}>`
}
