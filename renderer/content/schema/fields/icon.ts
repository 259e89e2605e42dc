import { z } from 'zod';

/** Every icon that content may name; components/ui/icon.tsx draws each of them. */
export const iconNames = [
  'award', 'badge-check', 'banknote', 'bar-chart', 'bell', 'book-open', 'bot', 'brain', 'briefcase',
  'building', 'calendar', 'camera', 'cart', 'clipboard-list', 'clock', 'cloud', 'code', 'compass',
  'credit-card', 'dumbbell', 'filter', 'film', 'gamepad', 'gauge', 'gift', 'globe', 'graduation-cap',
  'handshake', 'headset', 'heart', 'heart-pulse', 'home', 'image', 'inbox', 'key', 'landmark', 'languages',
  'layers', 'layout', 'leaf', 'life-buoy', 'link', 'list-checks', 'lock', 'mail', 'map', 'map-pin',
  'megaphone', 'message', 'messages', 'monitor', 'mouse-pointer', 'network', 'newspaper', 'package',
  'palette', 'pen', 'percent', 'phone', 'pie-chart', 'plane', 'plug', 'puzzle', 'qr-code', 'receipt',
  'refresh', 'repeat', 'rocket', 'route', 'scale', 'scissors', 'search', 'send', 'server', 'settings',
  'share', 'shield', 'smartphone', 'split', 'star', 'stethoscope', 'store', 'tag', 'target', 'ticket',
  'timer', 'trending-up', 'truck', 'user-check', 'users', 'utensils', 'video', 'wallet', 'workflow', 'wrench',
] as const;

export const icon = z.enum(iconNames).describe('The name of an icon, from the list in content/README.md.');

export type IconName = z.infer<typeof icon>;
