/** From special to general: most browsers also name the ones that they descend from. */
const browsers = [
  ['wechat', /MicroMessenger/],
  ['dingtalk', /DingTalk/],
  ['feishu', /Lark/],
  ['edge', /Edg(?:e|A|iOS)?\//],
  ['firefox', /Firefox|FxiOS/],
  ['chrome', /Chrome|CriOS/],
  ['safari', /Safari/],
] as const
const systems = [
  ['harmony', /HarmonyOS|OpenHarmony/],
  ['android', /Android/],
  ['ios', /iPhone|iPad|iPod/],
  ['windows', /Windows/],
  ['mac', /Mac OS X|Macintosh/],
  ['linux', /Linux/],
] as const

type Named<List extends readonly (readonly [string, RegExp])[]> = List[number][0] | 'other'
export type BrowserKind = Named<typeof browsers>
export type SystemKind = Named<typeof systems>

const kindIn = <List extends readonly (readonly [string, RegExp])[]>(list: List, text: string): Named<List> =>
  list.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other'

/** What is kept of a browser's description of itself: `chrome/windows`. */
export const deviceOf = (userAgent: string): string => `${kindIn(browsers, userAgent)}/${kindIn(systems, userAgent)}`

export function readDevice(device: string): { browser: BrowserKind; system: SystemKind } {
  const [browser, system] = device.split('/')
  return {
    browser: browsers.find(([kind]) => kind === browser)?.[0] ?? 'other',
    system: systems.find(([kind]) => kind === system)?.[0] ?? 'other',
  }
}
