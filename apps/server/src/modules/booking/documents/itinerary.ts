import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { JourneyPart } from '@sojourn/domain/booking/documents/journey-part'
import { itineraryTemplate } from './itinerary-template'

/** What an itinerary says; every text is in the reader's language already. */
export interface Itinerary {
  lang: 'zh' | 'en'
  region: 'cn' | 'tw' | 'gb'
  product: string
  company: string
  title: string
  notAnInvoice: string
  orderNo: string
  facts: { name: string; value: string }[]
  parts: Pick<JourneyPart, 'label' | 'detail' | 'facts' | 'from' | 'to'>[]
  travellers: { name: string; document: string; tickets: string[] }[]
  total: string
  footer: string
  labels: Record<'journey' | 'travellers' | 'name' | 'document' | 'ticket' | 'total', string>
}

/** A font that knows rare characters of names; both weights are read once, when the first document is asked for. */
function fontFolders(): string[] {
  const font = createRequire(import.meta.url)
  return ['400Regular/NotoSansSC_400Regular.ttf', '700Bold/NotoSansSC_700Bold.ttf'].map((file) =>
    dirname(font.resolve(`@expo-google-fonts/noto-sans-sc/${file}`)),
  )
}

let compiler: NodeCompiler | undefined

/** Sets one itinerary as PDF. */
export function renderItinerary(itinerary: Itinerary): Buffer {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontPaths: fontFolders() }] })
  const pdf = compiler.pdf({ mainFileContent: itineraryTemplate, inputs: { data: JSON.stringify(itinerary) } })
  compiler.evictCache(10)
  return pdf
}
