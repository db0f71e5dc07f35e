/**
 * The icons of the shop. A shared package is not tree-shaken, so only what some screen shows stands
 * here. Each comes from its own file, since Lucide's index makes every build read 1,700 modules. All
 * are drawn in the colour of the text around them and hidden from those who listen.
 */
export { default as RupeeIcon } from "lucide-react/icons/badge-indian-rupee"
export { default as CheckIcon } from "lucide-react/icons/check"
export { default as ChevronDownIcon } from "lucide-react/icons/chevron-down"
export { default as AlertIcon } from "lucide-react/icons/circle-alert"
export { default as SuccessIcon } from "lucide-react/icons/circle-check"
export { default as AddImageIcon } from "lucide-react/icons/image-plus"
export { default as InfoIcon } from "lucide-react/icons/info"
export { default as ListIcon } from "lucide-react/icons/layout-list"
export { default as LeafIcon } from "lucide-react/icons/leaf"
export { default as SignOutIcon } from "lucide-react/icons/log-out"
export { default as MailIcon } from "lucide-react/icons/mail"
export { default as MenuIcon } from "lucide-react/icons/menu"
export { default as MinusIcon } from "lucide-react/icons/minus"
export { default as PackageIcon } from "lucide-react/icons/package"
export { default as PlusIcon } from "lucide-react/icons/plus"
export { default as SearchIcon } from "lucide-react/icons/search"
export { default as BasketIcon } from "lucide-react/icons/shopping-basket"
export { default as CartIcon } from "lucide-react/icons/shopping-cart"
export { default as StarIcon } from "lucide-react/icons/star"
export { default as TrashIcon } from "lucide-react/icons/trash-2"
export { default as TruckIcon } from "lucide-react/icons/truck"
export { default as UserIcon } from "lucide-react/icons/user"
export { default as PeopleIcon } from "lucide-react/icons/users"
export { default as CloseIcon } from "lucide-react/icons/x"
