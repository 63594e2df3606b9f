// Made by scripts/text/traditional.mts.
/** Every topic of the catalogue with the type of its text. */
export interface Topics {
  'kit/widgets': (typeof import('./kit/widgets.zh-CN'))['text']
}
