interface Asked<Question, Answer> {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/**
 * Answers many questions by few statements: what is asked in the same round of events goes together,
 * and what is asked while a statement is on its way, in the next. Only for statements that wait for no
 * lock, which would hold up everybody; when one fails, all who waited for it get its error.
 * @param ask answers questions (at most `most` of them) in their order
 */
export function inBatches<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  most = 100,
): (question: Question) => Promise<Answer> {
  const waiting: Asked<Question, Answer>[] = []
  let busy = false

  const work = async () => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most)
      try {
        const answers = await ask(batch.map(({ question }) => question))
        batch.forEach(({ resolve }, place) => resolve(answers[place] as Answer))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    busy = false
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      if (!busy) setImmediate(work)
      busy = true
    })
}
