import { day, listSearch, words, type Searched } from '../../../kit/lists/list-search'

/** By what the company's trips are narrowed. */
export const tripSearch = listSearch({ keyword: words(60), departmentId: words(40), from: day(''), to: day('') })
export type TripSearch = Searched<typeof tripSearch>
