import type { DraftName } from '../forms/kept-draft'
import { useKeptDraft, type KeptDraft } from '../forms/use-kept-draft'
import {
  beginEditing,
  changesBetween,
  conflictingFields,
  followSaved,
  type EditField,
  type Editing,
  type FieldChange,
  type Saved,
} from './edit-fields'

export interface EditOptions<Value> extends DraftName {
  /** As it was read last; another version while one writes is carried over. */
  saved: Saved<Value>
  fields: readonly EditField<Value>[]
  /** Of the form: raised where its fields change their meaning. */
  shape?: number
  /** A number stands in it that is not kept beyond the tab. */
  sensitive?: boolean
}

export interface Edit<Value> {
  value: Value
  set: (next: Value) => void
  /** What differs from what is saved. */
  changes: readonly FieldChange[]
  /** What somebody else saved meanwhile where one changed it too, beside what one wants. */
  conflicts: readonly FieldChange[]
  undo: (key: string) => void
  undoAll: () => void
  takeTheirs: (key: string) => void
  keepMine: (key: string) => void
  draft: KeptDraft<Editing<Value>>
  /** The same edit carried over to what was just read; undefined where somebody has to choose. */
  carriedTo: (saved: Saved<Value>) => Value | undefined
}

/** The value of a form that edits what is saved: kept as a draft with what it was written on, and compared with what is saved now. */
export function useEdit<Value>({ saved, fields, shape = 0, ...name }: EditOptions<Value>): Edit<Value> {
  const draft = useKeptDraft<Editing<Value>>({ ...name, version: shape, fresh: () => beginEditing(saved) })
  const editing = followSaved(draft.value, saved, fields)
  const conflicts = conflictingFields(editing, saved, fields)
  const write = (next: Editing<Value>) => {
    draft.change(next)
    const settled = changesBetween(saved.value, next.mine, fields).length === 0
    if (settled && conflictingFields(next, saved, fields).length === 0) draft.forget()
  }
  const on = (key: string, change: (field: EditField<Value>) => Partial<Editing<Value>>) => {
    const field = fields.find((each) => each.key === key)
    if (field) write(followSaved({ ...editing, ...change(field) }, saved, fields))
  }
  const mineAsSaved = ({ take }: EditField<Value>) => ({ mine: take(editing.mine, saved.value) })
  return {
    value: editing.mine,
    set: (mine) => write({ ...editing, mine }),
    changes: changesBetween(saved.value, editing.mine, fields),
    conflicts: changesBetween(saved.value, editing.mine, conflicts),
    undo: (key) => on(key, mineAsSaved),
    undoAll: () => write(beginEditing(saved)),
    takeTheirs: (key) => on(key, mineAsSaved),
    keepMine: (key) => on(key, ({ take }) => ({ base: take(editing.base, saved.value) })),
    draft,
    carriedTo: (read) => {
      const carried = followSaved(editing, read, fields)
      return conflictingFields(carried, read, fields).length === 0 ? carried.mine : undefined
    },
  }
}
