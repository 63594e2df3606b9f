import { useRef, useState } from 'react'
import { endAgentSession } from '../../api/calls/access/agent'
import { invoke } from '../../api/client'
import { endAssistedSession, useEmployee } from '../../api/employee'
import { Button } from '../../kit/actions/button'
import { useHeightVariable } from '../../kit/hooks/use-height-variable'
import { useText } from '../../kit/text/text'
import styles from './agent-bar.module.css'

/** Who assists whom, of which company; stands under every page of an assisted session (S1.05, S6.02). */
export function AgentBar({ agentName }: { agentName: string }) {
  const text = useText('access/agent')
  const { employeeName, enterpriseName } = useEmployee()
  const [ending, setEnding] = useState(false)
  const bar = useRef<HTMLElement>(null)
  useHeightVariable(bar, '--agent-bar')
  const end = async () => {
    setEnding(true)
    try {
      await invoke(endAgentSession, {})
    } finally {
      endAssistedSession()
    }
  }
  return (
    <footer ref={bar} className={styles['bar']} aria-label={text.bar}>
      <strong>{text.bar}</strong>
      <span>{text.agent({ name: agentName })}</span>
      <span>{text.customer({ name: employeeName })}</span>
      <span>{text.companyName({ name: enterpriseName })}</span>
      <span>{text.notice({ name: employeeName })}</span>
      <span className={styles['end']}>
        <Button size="compact" busy={ending} onClick={() => void end()}>
          {text.end}
        </Button>
      </span>
    </footer>
  )
}
