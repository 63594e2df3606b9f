import { Type, type Static, type TUnsafe } from 'typebox'

/** A file as it is sent: which columns it has, and its cells as text, an empty one saying nothing. */
export const importSheetOf = <Column extends string>(
  column: TUnsafe<Column>,
  { columnsAtMost, linesAtMost }: { columnsAtMost: number; linesAtMost: number },
) =>
  Type.Object({
    columns: Type.Array(column, { minItems: 1, maxItems: columnsAtMost, uniqueItems: true }),
    rows: Type.Array(Type.Array(Type.String({ maxLength: 200 }), { maxItems: columnsAtMost }), {
      minItems: 1,
      maxItems: linesAtMost,
    }),
  })
export type ImportSheet<Column extends string> = Static<ReturnType<typeof importSheetOf<Column>>>

/** What a file would do, line by line beginning at 0; a fault without a column is the line's. */
export const importReportOf = <Column extends string>(column: TUnsafe<Column>) =>
  Type.Object({
    added: Type.Integer(),
    changed: Type.Integer(),
    same: Type.Integer(),
    /** Lines with something wrong. */
    wrong: Type.Integer(),
    faults: Type.Array(Type.Object({ row: Type.Integer(), column: Type.Optional(column), why: Type.String() })),
    /** Of the first two hundred that become different. */
    changes: Type.Array(
      Type.Object({
        row: Type.Integer(),
        name: Type.String(),
        /** Empty where something is added. */
        columns: Type.Array(column),
      }),
    ),
  })
export type ImportReport<Column extends string> = Static<ReturnType<typeof importReportOf<Column>>>

export const Taken = Type.Object({ added: Type.Integer(), changed: Type.Integer(), same: Type.Integer() })
export type Taken = Static<typeof Taken>
