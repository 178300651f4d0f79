export const iconNames = [
  'sprout', 'calendar-days', 'chart-no-axes-column', 'user-round', 'droplets', 'book-open', 'footprints', 'moon',
  'check', 'x', 'plus', 'minus', 'chevron-left', 'chevron-right', 'chevron-down', 'search', 'images', 'calendar',
  'calendar-check', 'layers', 'timer', 'chart-pie', 'bell', 'share', 'ellipsis', 'house', 'shopping-basket', 'ticket',
  'coffee', 'train-front', 'target', 'wallet', 'settings-2', 'pause', 'play', 'music', 'store', 'heart', 'shopping-bag',
  'heart-pulse', 'message-circle', 'file-text', 'map', 'users-round', 'croissant', 'tram-front', 'utensils', 'sunset',
  'stretch-horizontal', 'person-standing', 'calendar-heart', 'smile', 'frown', 'meh', 'arrow-right', 'settings', 'star',
  'camera', 'lock', 'globe', 'pencil', 'leaf', 'flag', 'plane', 'send', 'clock', 'map-pin', 'trophy', 'flame', 'phone',
  'pill', 'bike', 'gift', 'tag', 'undo-2', 'graduation-cap', 'flask-conical', 'sigma', 'landmark', 'piggy-bank', 'sun',
  'circle-check', 'download', 'palette', 'receipt-text', 'pound-sterling', 'scale', 'bed-double', 'file-heart',
  'stethoscope', 'image', 'mic', 'flask-round', 'list-checks', 'skip-forward', 'archive', 'package', 'mail',
  'cloud-sun', 'trending-up', 'repeat', 'hand-heart', 'sofa', 'lamp',
] as const;

export type IconName = (typeof iconNames)[number];
