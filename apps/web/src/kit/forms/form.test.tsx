// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { act, useState } from 'react'
import { createPortal } from 'react-dom'
import { describe, expect, test } from 'vitest'
import { inBrowser } from '../../testing/browser'
import { showPart } from '../../testing/page'
import { Form } from './form'

inBrowser()

type Faults = Partial<Record<'name' | 'mail', boolean>>

/** What each try finds, at once or when `answer` is called. */
function Example({ tries, onAsked }: { tries: Faults[]; onAsked?: (answer: () => void) => void }) {
  const [faults, setFaults] = useState<Faults>({})
  const [asked, setAsked] = useState(0)
  const attempt = () => {
    const found = tries.shift()!
    if (onAsked) onAsked(() => setFaults(found))
    else setFaults(found)
  }
  const mend = () => setFaults({ ...faults, name: false })
  return (
    <Form
      tries={asked}
      onSubmit={(event) => {
        event.preventDefault()
        attempt()
      }}
    >
      <input aria-label="name" required aria-invalid={faults.name || undefined} onChange={mend} />
      <div data-invalid={faults.mail || undefined}>
        <input aria-label="mail" />
      </div>
      <button>send</button>
      <button
        type="button"
        onClick={() => {
          setAsked(asked + 1)
          attempt()
        }}
      >
        refuse
      </button>
    </Form>
  )
}

const field = (name: string) => screen.getByRole('textbox', { name })
const button = (name = 'send') => screen.getByRole('button', { name })

describe('what is wrong in a form', () => {
  test('gets the focus, the first first, with every try, and of a group its first control', async () => {
    const { user } = showPart(
      <Example tries={[{ name: true, mail: true }, { name: true, mail: true }, { name: true, mail: true }, { mail: true }]} />,
    )
    await user.click(button())
    expect(document.activeElement).toBe(field('name'))
    await user.click(button())
    expect(document.activeElement, 'the same again').toBe(field('name'))
    await user.keyboard('a')
    expect(document.activeElement, 'whoever mends one keeps the focus').toBe(field('name'))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(field('name'))
    await user.click(button())
    expect(document.activeElement).toBe(field('mail'))
  })

  test('by a button that does not submit gets it too', async () => {
    const { user } = showPart(<Example tries={[{ mail: true }, { name: true }]} />)
    await user.click(button('refuse'))
    expect(document.activeElement).toBe(field('mail'))
    await user.click(button('refuse'))
    expect(document.activeElement).toBe(field('name'))
  })

  test('as the server says later gets it, unless somebody went on meanwhile', async () => {
    const answers: (() => void)[] = []
    const { user } = showPart(<Example tries={[{ name: true }, { name: true }]} onAsked={(answer) => answers.push(answer)} />)
    await user.click(button())
    expect(document.activeElement).toBe(button())
    act(() => answers[0]!())
    expect(document.activeElement).toBe(field('name'))
    await user.keyboard('a')
    await user.click(button())
    await user.click(field('mail'))
    act(() => answers[1]!())
    expect(document.activeElement).toBe(field('mail'))
  })

  test('of a dialog that was opened within is sent alone', async () => {
    const sent: string[] = []
    const send = (form: string) => ({
      onSubmit: (event: { preventDefault: () => void }) => {
        event.preventDefault()
        sent.push(form)
      },
    })
    const { user } = showPart(
      <Form {...send('page')}>
        <input aria-label="name" aria-invalid />
        {createPortal(
          <Form {...send('dialog')}>
            <button>send</button>
          </Form>,
          document.body,
        )}
      </Form>,
    )
    await user.click(button())
    expect(sent).toEqual(['dialog'])
    expect(document.activeElement).toBe(button())
  })

  test('that is nothing leaves the focus where it is', async () => {
    const { user } = showPart(<Example tries={[{}]} />)
    await user.click(button())
    expect(document.activeElement).toBe(button())
  })
})
