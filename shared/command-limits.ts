/** Characters of a command once trimmed. */
export const commandLimits = { max: 300 } as const
