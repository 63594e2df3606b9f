import { useState, type FormEvent } from 'react'
import { Button, IconButton } from '../../../../kit/actions/button'
import { Form } from '../../../../kit/forms/form'
import { Input } from '../../../../kit/forms/input'
import { useText } from '../../../../kit/text/text'
import styles from './application-picker.module.css'

interface PickerPagesProps {
  page: number
  pages: number
  count: number
  onPage: (page: number) => void
}

/** Pages with a jumper (S2.60). */
export function PickerPages({ page, pages, count, onPage }: PickerPagesProps) {
  const text = useText('booking/application/picker')
  const [wanted, setWanted] = useState(String(page))
  const jump = (event: FormEvent) => {
    event.preventDefault()
    const number = Math.round(Number(wanted))
    if (number >= 1) onPage(Math.min(number, pages))
  }
  return (
    <Form className={styles['pages']} onSubmit={jump}>
      <span aria-live="polite">{text.page({ page, pages, count })}</span>
      {pages > 1 && (
        <>
          <IconButton
            icon="chevronLeft"
            size="compact"
            label={text.previous}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <IconButton
            icon="chevronRight"
            size="compact"
            label={text.next}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          />
          <Input
            type="number"
            min={1}
            max={pages}
            aria-label={text.jump}
            className={styles['jump']}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
          <Button type="submit" size="compact">
            {text.jumpGo}
          </Button>
        </>
      )}
    </Form>
  )
}
