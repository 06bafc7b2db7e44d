/** Marks the sample product of a plain site, which previews alone show; staff read English. */
export const SampleLabel = () => (
  <p className="label" lang="en">
    Sample
  </p>
)
