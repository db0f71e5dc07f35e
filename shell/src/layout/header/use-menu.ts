import { useSession } from "@shop/kernel"
import { shellRoutes, useComposition, useLocalizedText } from "@shop/kernel/host"
import { useMessages } from "../../messages"

export interface MenuLink {
  path: string
  text: string
}

/** The shell's own place among the entries of the micro-frontends. */
const CONTACT_ORDER = 30

/** The links of a menu, those of all micro-frontends and the shell's own, as far as they are for this visitor. */
export function useMenu(place: "header" | "profile"): MenuLink[] {
  const { registry } = useComposition()
  const { status } = useSession()
  const localized = useLocalizedText()
  const { contact } = useMessages().header

  const entries = registry.microFrontends
    .flatMap(({ menu }) => menu)
    .filter(({ places }) => places.includes(place))
    .filter(({ audience }) => audience === "everyone" || status === statusOf[audience])
    .map(({ path, label, order }) => ({ path, text: localized(label), order }))
  const own =
    place === "header" ? [{ path: shellRoutes.contact, text: contact, order: CONTACT_ORDER }] : []
  return [...entries, ...own].sort((one, other) => one.order - other.order)
}

const statusOf = { visitor: "signed-out", shopper: "signed-in" } as const
