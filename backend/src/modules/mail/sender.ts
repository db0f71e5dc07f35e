/** The setting MAIL_FROM in its parts, so that a name may hold what means something in a mail's head. */
export function senderOf(mailFrom: string): { name: string; address: string } {
  const [, name = "", address = mailFrom] = /^(.*)<([^<>]+)>\s*$/s.exec(mailFrom) ?? []
  return { name: name.trim(), address: address.trim() }
}
