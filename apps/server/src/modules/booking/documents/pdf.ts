import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { Language } from '@sojourn/contract/kit/language'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** A font that knows rare characters of names; both weights are read once, when the first document is asked for. */
function fontFolders(): string[] {
  const font = createRequire(import.meta.url)
  return ['400Regular/NotoSansSC_400Regular.ttf', '700Bold/NotoSansSC_700Bold.ttf'].map((file) =>
    dirname(font.resolve(`@expo-google-fonts/noto-sans-sc/${file}`)),
  )
}

/** Typst names languages and regions so. */
export const typesetting: Readonly<Record<Language, { lang: string; region: string }>> = {
  'zh-CN': { lang: 'zh', region: 'cn' },
  'zh-TW': { lang: 'zh', region: 'tw' },
  en: { lang: 'en', region: 'gb' },
}

let compiler: NodeCompiler | undefined

/** Sets a document as PDF; what a person wrote is data of its template and never read as markup. */
export function renderPdf(template: string, data: object): Buffer {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontPaths: fontFolders() }] })
  const pdf = compiler.pdf({ mainFileContent: template, inputs: { data: JSON.stringify(data) } })
  compiler.evictCache(10)
  return pdf
}
