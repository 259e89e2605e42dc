import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Banknote from 'lucide-react/icons/banknote';
import Bell from 'lucide-react/icons/bell';
import BookOpen from 'lucide-react/icons/book-open';
import Bot from 'lucide-react/icons/bot';
import Brain from 'lucide-react/icons/brain';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Camera from 'lucide-react/icons/camera';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChartPie from 'lucide-react/icons/chart-pie';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Clock from 'lucide-react/icons/clock';
import Cloud from 'lucide-react/icons/cloud';
import CodeXml from 'lucide-react/icons/code-xml';
import Compass from 'lucide-react/icons/compass';
import CreditCard from 'lucide-react/icons/credit-card';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Film from 'lucide-react/icons/film';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Gauge from 'lucide-react/icons/gauge';
import Gift from 'lucide-react/icons/gift';
import Globe from 'lucide-react/icons/globe';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Handshake from 'lucide-react/icons/handshake';
import Headset from 'lucide-react/icons/headset';
import Heart from 'lucide-react/icons/heart';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import House from 'lucide-react/icons/house';
import Image from 'lucide-react/icons/image';
import Inbox from 'lucide-react/icons/inbox';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import Languages from 'lucide-react/icons/languages';
import Layers from 'lucide-react/icons/layers';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Leaf from 'lucide-react/icons/leaf';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Link2 from 'lucide-react/icons/link-2';
import ListChecks from 'lucide-react/icons/list-checks';
import ListFilter from 'lucide-react/icons/list-filter';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import MapIcon from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Monitor from 'lucide-react/icons/monitor';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import Network from 'lucide-react/icons/network';
import Newspaper from 'lucide-react/icons/newspaper';
import Package from 'lucide-react/icons/package';
import Palette from 'lucide-react/icons/palette';
import PenLine from 'lucide-react/icons/pen-line';
import Percent from 'lucide-react/icons/percent';
import Phone from 'lucide-react/icons/phone';
import Plane from 'lucide-react/icons/plane';
import Plug from 'lucide-react/icons/plug';
import Puzzle from 'lucide-react/icons/puzzle';
import QrCode from 'lucide-react/icons/qr-code';
import Receipt from 'lucide-react/icons/receipt';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Repeat from 'lucide-react/icons/repeat';
import Rocket from 'lucide-react/icons/rocket';
import Route from 'lucide-react/icons/route';
import Scale from 'lucide-react/icons/scale';
import Scissors from 'lucide-react/icons/scissors';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import Server from 'lucide-react/icons/server';
import Settings from 'lucide-react/icons/settings';
import Share2 from 'lucide-react/icons/share-2';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Smartphone from 'lucide-react/icons/smartphone';
import Split from 'lucide-react/icons/split';
import Star from 'lucide-react/icons/star';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Store from 'lucide-react/icons/store';
import Tag from 'lucide-react/icons/tag';
import Target from 'lucide-react/icons/target';
import Ticket from 'lucide-react/icons/ticket';
import Timer from 'lucide-react/icons/timer';
import TrendingUp from 'lucide-react/icons/trending-up';
import Truck from 'lucide-react/icons/truck';
import UserCheck from 'lucide-react/icons/user-check';
import Users from 'lucide-react/icons/users';
import Utensils from 'lucide-react/icons/utensils';
import Video from 'lucide-react/icons/video';
import Wallet from 'lucide-react/icons/wallet';
import Workflow from 'lucide-react/icons/workflow';
import Wrench from 'lucide-react/icons/wrench';
import type { IconName } from '../../renderer/content/schema/fields/icon';

const icons = {
  award: Award,
  'badge-check': BadgeCheck,
  banknote: Banknote,
  'bar-chart': ChartColumn,
  bell: Bell,
  'book-open': BookOpen,
  bot: Bot,
  brain: Brain,
  briefcase: BriefcaseBusiness,
  building: Building2,
  calendar: CalendarDays,
  camera: Camera,
  cart: ShoppingCart,
  'clipboard-list': ClipboardList,
  clock: Clock,
  cloud: Cloud,
  code: CodeXml,
  compass: Compass,
  'credit-card': CreditCard,
  dumbbell: Dumbbell,
  filter: ListFilter,
  film: Film,
  gamepad: Gamepad2,
  gauge: Gauge,
  gift: Gift,
  globe: Globe,
  'graduation-cap': GraduationCap,
  handshake: Handshake,
  headset: Headset,
  heart: Heart,
  'heart-pulse': HeartPulse,
  home: House,
  image: Image,
  inbox: Inbox,
  key: KeyRound,
  landmark: Landmark,
  languages: Languages,
  layers: Layers,
  layout: LayoutDashboard,
  leaf: Leaf,
  'life-buoy': LifeBuoy,
  link: Link2,
  'list-checks': ListChecks,
  lock: Lock,
  mail: Mail,
  map: MapIcon,
  'map-pin': MapPin,
  megaphone: Megaphone,
  message: MessageCircle,
  messages: MessagesSquare,
  monitor: Monitor,
  'mouse-pointer': MousePointerClick,
  network: Network,
  newspaper: Newspaper,
  package: Package,
  palette: Palette,
  pen: PenLine,
  percent: Percent,
  phone: Phone,
  'pie-chart': ChartPie,
  plane: Plane,
  plug: Plug,
  puzzle: Puzzle,
  'qr-code': QrCode,
  receipt: Receipt,
  refresh: RefreshCw,
  repeat: Repeat,
  rocket: Rocket,
  route: Route,
  scale: Scale,
  scissors: Scissors,
  search: Search,
  send: Send,
  server: Server,
  settings: Settings,
  share: Share2,
  shield: ShieldCheck,
  smartphone: Smartphone,
  split: Split,
  star: Star,
  stethoscope: Stethoscope,
  store: Store,
  tag: Tag,
  target: Target,
  ticket: Ticket,
  timer: Timer,
  'trending-up': TrendingUp,
  truck: Truck,
  'user-check': UserCheck,
  users: Users,
  utensils: Utensils,
  video: Video,
  wallet: Wallet,
  workflow: Workflow,
  wrench: Wrench,
} satisfies Record<IconName, LucideIcon>;

interface IconProps {
  name: IconName;
  className?: string;
}

/** An icon that content names; it is decorative, so screen readers ignore it. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  const Drawing = icons[name];
  return <Drawing className={className} strokeWidth={1.6} aria-hidden="true" />;
}
