import { useState } from 'react'
import { Button } from '../../../kit/actions/button'
import { DateField } from '../../../kit/dates/date-field'
import { DraftNote } from '../../../kit/forms/draft-note'
import { FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { useText } from '../../../kit/text/text'
import { LineField } from '../fields/line-field'
import styles from './agreement.module.css'
import { CarrierRates, HotelRates } from './rates-lists'
import { useRates, type RatesEdit, type RatesEditorProps } from './use-rates'

/** All of the rates as they are to be from a day on. */
export function RatesEditor(props: RatesEditorProps) {
  const text = useText('admin/agency/agreed-rates')
  const [open, setOpen] = useState(false)
  const edit = useRates(props)
  const { draft, submit, write } = edit
  if (!open && draft.status === 'untouched')
    return (
      <div className={styles['buttons']}>
        <Button icon="edit" onClick={() => setOpen(true)}>
          {text.propose}
        </Button>
      </div>
    )
  return (
    <Form aria-label={text.propose} className={styles['form']} onSubmit={submit}>
      <h3 className={styles['subtitle']}>{text.propose}</h3>
      <p className={styles['soft']}>{text.proposeLead}</p>
      <CarrierRates edit={edit} />
      <HotelRates edit={edit} />
      <FeesAndDay edit={edit} />
      {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      <DraftNote draft={draft} />
      <div>
        <Button kind="brand" type="submit" busy={write.isPending}>
          {text.send}
        </Button>
      </div>
    </Form>
  )
}

/** What a refund and a change cost, and from when all of it holds. */
function FeesAndDay({ edit: { typed, change, errorOf } }: { edit: RatesEdit }) {
  const text = useText('admin/agency/agreed-rates')
  return (
    <>
      <p className={styles['soft']}>{text.afterSalesHint}</p>
      <div className={styles['pair']}>
        <LineField
          label={text.refund}
          error={errorOf('afterSales.refund')}
          maxLength={8}
          value={typed.refund}
          onChange={(refund) => change({ refund })}
        />
        <LineField
          label={text.change}
          error={errorOf('afterSales.change')}
          maxLength={8}
          value={typed.change}
          onChange={(next) => change({ change: next })}
        />
        <DateField
          required
          label={text.from}
          hint={text.fromHint}
          error={errorOf('from')}
          value={typed.from}
          onChange={(from) => change({ from })}
        />
        <LineField
          label={text.note}
          hint={text.noteHint}
          maxLength={200}
          value={typed.note}
          onChange={(note) => change({ note })}
        />
      </div>
    </>
  )
}
