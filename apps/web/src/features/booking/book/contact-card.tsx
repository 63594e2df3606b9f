import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import { Field } from '../../../kit/forms/field'
import { Input } from '../../../kit/forms/input'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import styles from './traveller-card.module.css'
import type { BookFormState } from './use-book-form'

type ContactField = 'name' | 'mobile' | 'email'

/** Who hears about the tickets; what is stored shows masked and stays in force while the field is empty. */
export function ContactCard({ info, state }: { info: BookInfo; state: BookFormState }) {
  const text = useText('booking/placing/book-form')
  const { form, change, errorOf } = state
  const labels = { name: text.contactName, mobile: text.contactMobile, email: text.contactEmail }
  const kinds = {
    name: { type: 'text', autoComplete: 'name', maxLength: 50 },
    mobile: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 20 },
    email: { type: 'email', autoComplete: 'email', maxLength: 100 },
  } as const
  return (
    <Card title={text.contact}>
      <div className={styles['contact']}>
        {(Object.keys(labels) as ContactField[]).map((field) => {
          const stored = field === 'name' ? '' : info.contact[field]
          return (
            <Field
              key={field}
              label={labels[field]}
              required={stored === ''}
              error={errorOf(`contact.${field}`)}
              hint={stored && text.contactStored({ value: stored })}
            >
              {(control) => (
                <Input
                  {...control}
                  {...kinds[field]}
                  data-field={`contact.${field}`}
                  placeholder={stored}
                  value={form.contact[field]}
                  onChange={(event) => change({ ...form, contact: { ...form.contact, [field]: event.target.value } })}
                />
              )}
            </Field>
          )
        })}
      </div>
      <p className={styles['note']}>{text.contactHint}</p>
    </Card>
  )
}
