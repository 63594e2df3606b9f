import { flag, listSearch, words, type Searched } from '../../../kit/lists/list-search'

/** By what a list of the company's records is narrowed: words, and those that have ended in place of those that have not. */
export const catalogueSearch = listSearch({ keyword: words(), ended: flag })
export type CatalogueSearch = Searched<typeof catalogueSearch>
