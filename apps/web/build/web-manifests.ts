import { text as en } from '../../../packages/text/src/app/phone.en'
import { text as simplified } from '../../../packages/text/src/app/phone.zh-CN'
import { text as traditional } from '../../../packages/text/src/app/phone.zh-TW'
import type { Plugin } from 'vite'
import { base as portal, paths } from '../src/paths'

const languages = { 'zh-CN': simplified, 'zh-TW': traditional, en }

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a phone is told when the portal is put on its home screen; addresses are relative to the file. */
export const webManifest = (lang: keyof typeof languages) => {
  const text = languages[lang]
  const start = `${portal}/`
  return {
    id: start,
    lang,
    name: text.installedName,
    short_name: text.installedName,
    description: text.installedWhat,
    start_url: start,
    scope: start,
    display: 'standalone',
    background_color: '#f1f6f7',
    theme_color: '#ffffff',
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-192', 192, 'maskable'),
      icon('maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      { name: text.trips, url: portal + paths.trips() },
      { name: text.approvals, url: portal + paths.myApprovals({ type: 1 }) },
    ],
  }
}

/** One file for each language: a name cannot be translated later. */
export function webManifests(): Plugin {
  return {
    name: 'sojourn-web-manifests',
    apply: 'build',
    generateBundle() {
      for (const language of Object.keys(languages) as (keyof typeof languages)[])
        this.emitFile({
          type: 'asset',
          fileName: `manifest.${language}.webmanifest`,
          source: JSON.stringify(webManifest(language)),
        })
    },
  }
}
