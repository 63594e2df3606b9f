import type { LocalText } from '@sojourn/contract/kit/language'
import { lazy } from '../lazy'
import { localText, tableRows } from '../rows'
import { slug } from '../place/slug'
import { hotelBrandTable } from '../tables/hotel-brands'

/** 1 economy chain, 2 midscale, 3 upscale, 4 international luxury (S3.30). */
export type ChainType = 1 | 2 | 3 | 4

export interface HotelBrand {
  id: string
  name: LocalText
  pinyin: string
  initials: string
  chainType: ChainType
  group: LocalText
  hot: boolean
}

/** The hot chains first, then by group. */
export const hotelBrands: () => readonly HotelBrand[] = lazy(() =>
  tableRows(hotelBrandTable).map((cell) => ({
    id: `brand-${slug(cell(2))}`,
    name: localText(cell, 0),
    pinyin: cell(3),
    initials: cell(4),
    chainType: Number(cell(5)) as ChainType,
    group: localText(cell, 6),
    hot: cell(9) === 'hot',
  })),
)

const byId = lazy(() => new Map(hotelBrands().map((brand) => [brand.id, brand])))

export const hotelBrand = (id: string): HotelBrand | undefined => byId().get(id)
