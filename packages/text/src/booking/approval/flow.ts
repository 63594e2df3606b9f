// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './flow.en'
import { text as zhCN } from './flow.zh-CN'
import { text as zhTW } from './flow.zh-TW'

export const approvalFlowText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
