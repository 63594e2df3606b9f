// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './flows.en'
import { text as zhCN } from './flows.zh-CN'
import { text as zhTW } from './flows.zh-TW'

export const approvalFlowsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
