import type { ListName } from '@sojourn/contract/admin/list-words'
import type { ReactNode } from 'react'
import type { Column } from '../../../kit/lists/table'
import type { IconName } from '../../../kit/marks/icon-paths'
import type { Pages } from '../../booking/paging/use-pages'
import type { CatalogueSearch } from './catalogue-search'
import type { Together } from './together'

/** What is open over the list. */
export type Opened<Row> = { show: 'add' } | { show: 'edit' | 'history' | 'end'; row: Row }

export interface CatalogueText {
  title: string
  table: string
  add: string
  keyword: string
  keywordHint: string
  noneTitle: string
  noneText: string
}

export interface CatalogueProps<Row> {
  /** Under which this device keeps how the list looks. */
  list: string
  text: CatalogueText
  icon: IconName
  pages: Pages<Row>
  search: CatalogueSearch
  onSearch: (next: CatalogueSearch, how?: { replace: boolean }) => void
  columns: readonly Column<Row>[]
  /** Which list its file is of. */
  file: ListName
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  card: (row: Row) => ReactNode
  mayChange: boolean
  /** Words of those that are in use, of those that are not, and of ending one; the usual ones where absent. */
  words?: { current: string; past: string; end: string }
  isOver: (row: Row) => boolean
  /** Absent where records are ended one by one, for good. */
  together?: Together<Row> | undefined
  /** Where a file of them is taken over. */
  importTo?: string
  opened: (open: Opened<Row>, onClose: () => void) => ReactNode
}
