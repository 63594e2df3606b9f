import { Checkbox } from '../forms/checkbox'
import { Segmented } from '../forms/radio-group'
import { Popover } from '../overlays/popover'
import { useText } from '../text/text'
import styles from './list-bar.module.css'
import type { LookState } from './list-look'
import type { Column } from './table'

/** Of a table's columns, those that may be left out. */
export const lookColumns = <Row,>(columns: readonly Column<Row>[]): LookMenuProps['columns'] =>
  columns.flatMap(({ key, head, fixed }) => (fixed || typeof head !== 'string' ? [] : [{ key, name: head }]))

export interface LookMenuProps extends LookState {
  /** Columns that may be left out, with their heads. */
  columns: readonly { key: string; name: string }[]
}

/** Rows near each other or apart, and which columns. */
export function LookMenu({ look, change, columns }: LookMenuProps) {
  const text = useText('kit/widgets')
  const show = (key: string, shown: boolean) =>
    change({ ...look, hidden: shown ? look.hidden.filter((one) => one !== key) : [...look.hidden, key] })
  return (
    <Popover label={text.look} icon="list" align="end">
      <div className={styles['look']}>
        <Segmented
          label={text.density}
          value={look.dense ? 'dense' : 'comfortable'}
          onChange={(density) => change({ ...look, dense: density === 'dense' })}
          choices={[
            { value: 'comfortable', label: text.comfortable },
            { value: 'dense', label: text.dense },
          ]}
        />
        <fieldset className={styles['columns']}>
          <legend>{text.columns}</legend>
          {columns.map(({ key, name }) => (
            <Checkbox key={key} label={name} checked={!look.hidden.includes(key)} onChange={(shown) => show(key, shown)} />
          ))}
        </fieldset>
      </div>
    </Popover>
  )
}
