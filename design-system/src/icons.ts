/**
 * The icons of the shop. A shared package is not tree-shaken, so only what some screen shows stands
 * here. All are drawn in the colour of the text around them and hidden from those who listen.
 */
export {
  ArrowRight as ArrowRightIcon,
  BadgeIndianRupee as RupeeIcon,
  Check as CheckIcon,
  ChevronDown as ChevronDownIcon,
  ChevronRight as ChevronRightIcon,
  CircleAlert as AlertIcon,
  CircleCheck as SuccessIcon,
  ImagePlus as AddImageIcon,
  Info as InfoIcon,
  LayoutList as ListIcon,
  Leaf as LeafIcon,
  LogOut as SignOutIcon,
  Mail as MailIcon,
  MapPin as PlaceIcon,
  Menu as MenuIcon,
  Minus as MinusIcon,
  Package as PackageIcon,
  Plus as PlusIcon,
  Search as SearchIcon,
  ShoppingBasket as BasketIcon,
  ShoppingCart as CartIcon,
  Star as StarIcon,
  Trash2 as TrashIcon,
  Truck as TruckIcon,
  User as UserIcon,
  Users as PeopleIcon,
  X as CloseIcon,
} from "lucide-react"
