import type { SearchStart } from '@sojourn/contract/booking/search-start.shapes'
import type { Language } from '@sojourn/contract/kit/language'

type Place = NonNullable<SearchStart['depart']>

/** How the search of a product names a city, which is given in simplified Chinese; undefined where it does not go there (S3.20, S3.29, S3.34). */
export type SearchPlace = (city: string, language: Language) => Place | undefined
