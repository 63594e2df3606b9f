import type { ListName } from '@sojourn/contract/admin/list-words'
import type { Call } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { sheetMoment, type SheetCell, type SheetColumn } from '../../../kit/sheet/sheet'

/** One column of a list as a file; without `shows` it is words. */
export interface FileColumn<Line> {
  head: string
  shows?: SheetColumn['shows']
  value: (line: Line) => SheetCell
}

/** A list that is opened for somebody: its columns, and its rows some at a time. */
export interface OpenList {
  columns: readonly SheetColumn[]
  pages: AsyncIterable<SheetCell[][]>
}

/** A list as a file: the call whose words narrow it and whose permission reads it, what its sheet is called, and how it is read to its end. */
export interface ListFile {
  call: Call
  name: (language: Language) => string
  open: (context: Context, actor: Actor, search: object) => Promise<OpenList>
}

interface ListParts<Item, Line> {
  call: Call
  name: (language: Language) => string
  /** The use case of the list's own call. */
  read: (context: Context, actor: Actor, request: never) => Promise<{ list: Item[]; next?: string } | Problem>
  columns: (context: Context, actor: Actor) => readonly FileColumn<Line>[] | Promise<readonly FileColumn<Line>[]>
  /** What each of the list comes to in the file. */
  linesOf: (item: Item, language: Language) => readonly Line[]
  /** How many are read together, where each of them takes statements of its own. */
  size?: number
}

/** Files of lists, by their names. */
export type ListFiles = Readonly<Partial<Record<ListName, ListFile>>>

/** Of the list that are read together, which is all that a file holds at a time. */
export const itemsOfPage = 500

export const listFileOf = <Item, Line>({
  call,
  name,
  read,
  columns,
  linesOf,
  size = itemsOfPage,
}: ListParts<Item, Line>): ListFile => ({
  call,
  name,
  open: async (context, actor, search) => {
    const shown = await columns(context, actor)
    async function* pages(): AsyncGenerator<SheetCell[][]> {
      let cursor: string | undefined
      do {
        const page = await read(context, actor, { ...search, size, ...(cursor && { cursor }) } as never)
        // Nobody may read it any more.
        if (isProblem(page)) throw new Error(`a list was refused: ${page.problem}`)
        const lines = page.list.flatMap((item) => linesOf(item, actor.language))
        yield lines.map((line) => shown.map(({ value }) => value(line)))
        cursor = page.next
      } while (cursor !== undefined)
    }
    return { columns: shown.map(({ head, shows = 'words' }) => ({ head, shows })), pages: pages() }
  },
})

/** A list whose items are the lines of its file. */
export const plainListFile = <Item>(parts: Omit<ListParts<Item, Item>, 'linesOf'>): ListFile =>
  listFileOf({ ...parts, linesOf: (item) => [item] })

export const momentOf = (instant: string): Date => sheetMoment(new Date(instant))
