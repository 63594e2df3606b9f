// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './proposal.en'
import { text as zhCN } from './proposal.zh-CN'
import { text as zhTW } from './proposal.zh-TW'

export const proposalText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
