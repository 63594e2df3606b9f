import type { text as source } from './several.zh-CN'

export const text: typeof source = {
  named: (p) => {
    const others = p.count - p.names.length
    return others > 0 ? `${p.names.join(', ')} and ${others} more` : p.names.join(', ')
  },
}
