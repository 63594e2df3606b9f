import type { CSSOptions } from 'vite'

/** Browsers of company machines: Windows 7 stops at Chrome 109. */
const chrome109 = 109 << 16
const firefox115 = 115 << 16
const safari164 = (16 << 16) | (4 << 8)

export const browsers = ['chrome109', 'edge109', 'firefox115', 'safari16.4']

export const styles: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: { targets: { chrome: chrome109, edge: chrome109, firefox: firefox115, safari: safari164, ios_saf: safari164 } },
}
