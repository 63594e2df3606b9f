import { languageNames, languages } from '@sojourn/contract/kit/language'
import { useState } from 'react'
import { saveLanguage } from '../../../api/calls/access/account'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { language, switchLanguage } from '../../../kit/text/language'
import { Card, Page } from '../../../kit/layout/page'
import { RadioGroup } from '../../../kit/forms/radio-group'
import { loadTexts, useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { paths } from '../../../paths'
import styles from './settings-card.module.css'

export const loader = (): Promise<null> => loadTexts('access/account', 'kit/widgets').then(() => null)

/** The language of pages and notifications (S2.19); choosing one keeps it and reloads (S4.41). */
export function Component() {
  const text = useText('access/account').language
  const [chosen, setChosen] = useState(language)
  const save = useWrite(saveLanguage)
  const submit = () =>
    save.mutate(
      { language: chosen },
      { onSuccess: () => switchLanguage(chosen), onError: (error) => toast(error.message, 'bad') },
    )
  return (
    <Page title={text.title} back={paths.home()}>
      <Card className={styles['card']}>
        <p className={styles['lead']}>{text.lead}</p>
        <RadioGroup
          label={text.choose}
          showLabel
          column
          value={chosen}
          onChange={setChosen}
          choices={languages.map((one) => ({ value: one, label: <span lang={one}>{languageNames[one]}</span> }))}
        />
        <Button kind="brand" busy={save.isPending} disabledReason={chosen === language ? text.same : undefined} onClick={submit}>
          {text.save}
        </Button>
      </Card>
    </Page>
  )
}
