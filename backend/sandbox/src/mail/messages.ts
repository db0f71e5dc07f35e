/** All that the inbox says to a person. */
export const messages = {
  title: "Mail inbox",
  intro: "Every mail that this copy of the shop sends ends here. Nothing leaves the machine.",
  filterLabel: "Show mails to",
  filterHint: "name@example.com",
  filterButton: "Filter",
  filterClear: "Show all",
  emptyTitle: "No mail yet",
  emptyText: "Register, reset a password or place an order in the shop, and the mail appears here.",
  emptyFiltered: (to: string) => `No mail to ${to} yet.`,
  count: (shown: number, total: number) =>
    shown < total
      ? `The newest ${shown} of ${total} mails`
      : `${total} ${total === 1 ? "mail" : "mails"}`,
  pickTitle: "Pick a mail to read it",
  back: "Back to the inbox",
  from: "From",
  to: "To",
  received: "Received",
  messageId: "Message-ID",
  noSubject: "(no subject)",
  unreadable: "(a mail that could not be read)",
  tabs: { html: "Message", text: "Plain text", headers: "Headers" },
  noText: "This mail has no plain text part.",
  noHtml: "This mail has no HTML part.",
  attachments: "Attachments",
  raw: "Download .eml",
  notFound: "This mail is not in the inbox (any more).",
  listLabel: "Mails, newest first",
  frameTitle: "The mail as its reader sees it",
}
