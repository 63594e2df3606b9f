// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './agent-action.en'
import { text as zhCN } from './agent-action.zh-CN'
import { text as zhTW } from './agent-action.zh-TW'

export const agentActionText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
