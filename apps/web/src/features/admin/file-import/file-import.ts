import type { ImportReport, ImportSheet, Taken } from '@sojourn/contract/admin/people/import.shapes'

/** The words of one kind of file; what is said of every file stands in `admin/file-import`. */
export interface FileImportText<Column extends string> {
  title: string
  fileLead: string
  fileRules: readonly string[]
  templateName: string
  tooManyLines: string
  noRows: string
  columns: Readonly<Record<Column, string>>
  /** A line of the template, in the order of the columns. */
  example: readonly string[]
  unidentified: string
  wrongFileName: string
  /** The head above what a line is about. */
  thing: string
  changesLead: (p: { shown: number }) => string
  take: (p: { count: number }) => string
  doneText: (p: Taken) => string
  toList: string
}

/** What a file is about: its columns, how it is tried, and how it is taken over. */
export interface FileImport<Column extends string> {
  columns: readonly Column[]
  /** How files head these columns, in what is usual beside our own words. */
  usual: Readonly<Record<Column, readonly string[]>>
  /** One of them says which record a line is about. */
  identifiedBy: readonly Column[]
  linesAtMost: number
  /** Where the browser keeps what columns meant the last time. */
  rememberedKey: string
  back: string
  text: FileImportText<Column>
  check: (sheet: ImportSheet<Column>) => Promise<ImportReport<Column>>
  take: (sheet: ImportSheet<Column>) => Promise<Taken>
}
