// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './credential.en'
import { text as zhCN } from './credential.zh-CN'
import { text as zhTW } from './credential.zh-TW'

export const credentialText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
