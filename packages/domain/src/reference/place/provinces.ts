import type { LocalText } from '@sojourn/contract/kit/language'
import { lazy } from '../lazy'
import { localText, tableRows } from '../rows'
import { provinceTable } from '../tables/provinces'

export interface Province {
  /** Two-digit code of GB/T 2260. */
  code: string
  name: LocalText
  pinyin: string
  initials: string
}

/** The provinces, regions and municipalities of the mainland: visa districts and hotel cities go by them. */
export const provinces: () => readonly Province[] = lazy(() =>
  tableRows(provinceTable).map((cell) => ({
    code: cell(0),
    name: localText(cell, 1),
    pinyin: cell(4),
    initials: cell(5),
  })),
)

const byCode = lazy(() => new Map(provinces().map((province) => [province.code, province])))

export const province = (code: string): Province | undefined => byCode().get(code)
