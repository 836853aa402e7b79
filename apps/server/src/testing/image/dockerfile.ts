import { type Copy, DockerfileParser, type From, type JSONInstruction } from 'dockerfile-ast'

export interface Step {
  /** Such as `RUN`. */
  readonly keyword: string
  /** What follows it, without flags; of `RUN` the shell's command. */
  readonly parameters: readonly string[]
  /** The stage that `COPY --from` names. */
  readonly from: string | null
}

export interface Stage {
  readonly name: string
  /** The image that it begins with. */
  readonly base: string
  readonly steps: readonly Step[]
}

/** The words of `a b=c "d e"`, without their quotes. */
const wordsOf = (text: string): string[] =>
  [...text.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([word]) => word.replaceAll('"', ''))

/** A Dockerfile as its stages, in their order; the last one is the image. */
export function stagesOf(content: string): Stage[] {
  const stages: { name: string; base: string; steps: Step[] }[] = []
  for (const instruction of DockerfileParser.parse(content).getInstructions()) {
    const keyword = instruction.getKeyword()
    if (keyword === 'FROM') {
      const from = instruction as From
      stages.push({ name: from.getBuildStage() ?? String(stages.length), base: from.getImage() ?? '', steps: [] })
      continue
    }
    const text = instruction.getArgumentsContent() ?? ''
    const flags = keyword === 'COPY' ? (instruction as Copy).getFlags() : []
    const command = text.replace(/\\\n\s*/g, ' ')
    const isList = command.startsWith('[')
    const parameters =
      keyword === 'RUN'
        ? [command]
        : isList
          ? (instruction as JSONInstruction).getJSONStrings().map(each => each.getJSONValue())
          : wordsOf(command)
    const from = flags.find(flag => flag.getName() === 'from')?.getValue() ?? null
    stages.at(-1)?.steps.push({ keyword, parameters, from })
  }
  return stages
}
