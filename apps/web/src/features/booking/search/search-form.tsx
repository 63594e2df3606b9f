import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../../kit/actions/button'
import { Form } from '../../../kit/forms/form'
import { useText } from '../../../kit/text/text'
import type { FieldErrors } from './search-frame'
import styles from './search-form.module.css'

export interface SearchFormFrameProps {
  /** What the button says. */
  name: string
  /** What `useSearchFlow` knows: what is wrong, whether an answer is awaited, and the dialog to choose in. */
  flow: { errors: FieldErrors; searching: boolean; chooser?: ReactNode }
  onSearch: () => void
  /** Above the fields: kind of trip, domestic or international. */
  kinds?: ReactNode
  /** Under the fields: who travels and what the product adds. */
  options?: ReactNode
  /** The fields in their row; as a function, they place the button themselves. */
  children: ReactNode | ((button: ReactNode) => ReactNode)
}

/** A search form, read like a sentence: the fields in one row that ends with the button. */
export function SearchForm({ name, flow, onSearch, kinds, options, children }: SearchFormFrameProps) {
  const text = useText('app/home')
  const { searching } = flow
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!searching) onSearch()
  }
  const button = (
    <Button type="submit" kind="main" size="large" icon="search" busy={searching} className={styles['search']}>
      {searching ? text.searching : name}
    </Button>
  )
  return (
    <>
      <Form className={styles['form']} onSubmit={submit} aria-label={name}>
        {kinds && <div className={styles['kinds']}>{kinds}</div>}
        {typeof children === 'function' ? (
          children(button)
        ) : (
          <div className={styles['row']}>
            {children}
            {button}
          </div>
        )}
        {options}
      </Form>
      {flow.chooser}
    </>
  )
}
