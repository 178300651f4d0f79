export type EmblemName =
  | 'blank-screen'
  | 'code'
  | 'shop'
  | 'lock'
  | 'stones'
  | 'sprouts'
  | 'blossoms'
  | 'swatches'
  | 'form'
  | 'music'
  | 'thumb'
  | 'tag'
  | 'pot';
