import { useCallback, type Dispatch, type SetStateAction } from 'react'
import { Checkbox } from '../forms/checkbox'

/** Rows that can be chosen, to do one thing with all of them. */
export interface Selection<Row> {
  keyOf: (row: Row) => string
  chosen: readonly string[]
  /** The setter of a state, which stays the same: rows that do not change are then not drawn again. */
  onChoose: Dispatch<SetStateAction<readonly string[]>>
  /** Why a row cannot be chosen; undefined where it can. Rows that are not offered at all have no box. */
  refusal?: ((row: Row) => string | undefined) | undefined
  offers: (row: Row) => boolean
  /** What the box of a row says to whoever does not see the row. */
  nameOf: (row: Row) => string
  allName: string
}

/** The box of one row, in values that can be compared. */
export interface RowBox {
  id: string
  chosen: boolean
  name: string
  refusal: string | undefined
  onToggle: (id: string, chosen: boolean) => void
}

/** Undefined where the row has no box. */
export function useRowBoxes<Row>(selection: Selection<Row> | undefined): (row: Row) => RowBox | undefined {
  const onChoose = selection?.onChoose
  const onToggle = useCallback(
    (id: string, chosen: boolean) => onChoose?.((before) => [...before.filter((one) => one !== id), ...(chosen ? [id] : [])]),
    [onChoose],
  )
  const chosen = new Set(selection?.chosen)
  return (row) => {
    if (!selection?.offers(row)) return undefined
    const id = selection.keyOf(row)
    const refusal = selection.refusal?.(row)
    return { id, chosen: chosen.has(id), name: selection.nameOf(row), refusal, onToggle }
  }
}

export const ChooseRow = ({ id, chosen, name, refusal, onToggle }: RowBox) => (
  <Checkbox
    label={<span className="visually-hidden">{name}</span>}
    checked={chosen}
    disabled={refusal !== undefined}
    title={refusal}
    onChange={(on) => onToggle(id, on)}
  />
)

export function ChooseAll<Row>({ rows, selection }: { rows: readonly Row[]; selection: Selection<Row> }) {
  const { keyOf, chosen, onChoose, offers, refusal, allName } = selection
  const ids = rows.filter((row) => offers(row) && refusal?.(row) === undefined).map(keyOf)
  const known = new Set(chosen)
  const all = ids.length > 0 && ids.every((id) => known.has(id))
  return (
    <Checkbox
      label={<span className="visually-hidden">{allName}</span>}
      checked={all}
      onChange={() => onChoose(all ? [] : ids)}
    />
  )
}
