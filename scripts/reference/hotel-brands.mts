import { readTable, type Row } from './sources.mts'
import { mixedInitials, mixedPinyin, taiwan } from './text.mts'

/** The chains that business travellers choose most; the first seven are shown as hot (S9.11). */
const hotBrands = '全季 亚朵酒店 汉庭 如家酒店 维也纳酒店 希尔顿欢朋 智选假日'.split(' ')

/** Luxury houses that are Chinese: upscale chains, not international luxury. */
const chineseLuxury = ['昆仑', '开元名都', '金陵饭店', '花园酒店', '万达文华']

/** Chain type as in the handbook: 1 economy, 2 midscale, 3 upscale, 4 international luxury. */
function chainType(row: Row): string {
  if (chineseLuxury.includes(row['brand_zh']!)) return '3'
  const types: Record<string, string> = { economy: '1', midscale: '2', 'upper midscale': '2', upscale: '3', luxury: '4' }
  return types[row['tier']!]!
}

const rank = (name: string): number => (hotBrands.includes(name) ? hotBrands.indexOf(name) : hotBrands.length)

export function brandRows(folder: string): string[][] {
  const rows = readTable(folder, 'hotel/hotel-brands-curated.tsv')
  return rows
    .sort((a, b) => rank(a['brand_zh']!) - rank(b['brand_zh']!))
    .map((row) => {
      const [brand, group] = [row['brand_zh']!, row['group_zh']!]
      return [
        brand,
        taiwan(brand),
        row['brand_en']!,
        mixedPinyin(brand),
        mixedInitials(brand),
        chainType(row),
        group,
        taiwan(group),
        row['group_en']!,
        hotBrands.includes(brand) ? 'hot' : '',
      ]
    })
}
