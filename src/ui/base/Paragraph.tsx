import { Text } from './Text.tsx'

/** A paragraph of inline Markdown (Text.tsx). */
export const Paragraph = ({
  className,
  children,
}: {
  className?: string | undefined
  children: string
}) => (
  <p className={className}>
    <Text>{children}</Text>
  </p>
)
