// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './approval-flow.en'
import { text as zhCN } from './approval-flow.zh-CN'
import { text as zhTW } from './approval-flow.zh-TW'

export const approvalFlowText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
