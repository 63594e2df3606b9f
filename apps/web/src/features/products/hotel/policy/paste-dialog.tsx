import { cityRows, type CityRow } from '@sojourn/domain/products/hotel/policy/city-rows'
import { useState } from 'react'
import { Button } from '../../../../kit/actions/button'
import { Field } from '../../../../kit/forms/field'
import { TextArea } from '../../../../kit/forms/input'
import { Icon } from '../../../../kit/marks/icon'
import { Dialog } from '../../../../kit/overlays/dialog'
import { useText } from '../../../../kit/text/text'
import styles from './hotel-policy.module.css'
import type { CityItem, SeasonItem } from './places'

interface PasteDialogProps {
  onClose: () => void
  onAdd: (items: CityItem[], seasons: SeasonItem[]) => void
}

const mostLines = 400

/** Prices that stand in a sheet: pasted, looked at line by line, added. */
export function PasteDialog({ onClose, onAdd }: PasteDialogProps) {
  const text = useText('products/policy/hotel').pasting
  const [pasted, setPasted] = useState('')
  const rows = cityRows(pasted)
  const sound = rows.filter(({ fault }) => fault === undefined)
  const add = () => {
    onAdd(
      rows.flatMap(({ item }) => item ?? []),
      rows.flatMap(({ season }) => season ?? []),
    )
    onClose()
  }
  const tooMany = sound.length > mostLines ? text.tooMany({ most: mostLines }) : undefined
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" disabledReason={sound.length === 0 ? text.none : tooMany} onClick={add}>
        {text.add({ count: sound.length })}
      </Button>
    </>
  )
  return (
    <Dialog open width="wide" onClose={onClose} title={text.title} actions={actions}>
      <div className={styles['pasting']}>
        <Field label={text.label} hint={text.hint} error={tooMany}>
          {(control) => (
            <TextArea
              {...control}
              rows={6}
              spellCheck={false}
              placeholder={text.placeholder}
              value={pasted}
              onChange={({ target }) => setPasted(target.value)}
            />
          )}
        </Field>
        <Preview rows={rows} />
        {rows.length > sound.length && <p role="status">{text.skipped({ count: rows.length - sound.length })}</p>}
      </div>
    </Dialog>
  )
}

function Preview({ rows }: { rows: readonly CityRow[] }) {
  const text = useText('products/policy/hotel').pasting
  if (rows.length === 0) return <p className={styles['nothing']}>{text.nothing}</p>
  return (
    <ol aria-label={text.preview} className={styles['preview']}>
      {rows.map((row) => (
        <li key={row.line} data-fault={row.fault !== undefined}>
          <span className={styles['number']}>{row.line}</span>
          <span>{row.cells.filter(Boolean).join(' · ')}</span>
          <RowStatus row={row} />
        </li>
      ))}
    </ol>
  )
}

function RowStatus({ row }: { row: CityRow }) {
  const { faults } = useText('products/policy/hotel').pasting
  if (row.fault === undefined) return <Icon name="check" size={16} />
  return (
    <span className={styles['fault']}>
      <Icon name="alert" size={16} />
      {row.fault === 'cityUnknown' ? faults.cityUnknown({ name: row.name ?? '' }) : faults[row.fault]}
    </span>
  )
}
