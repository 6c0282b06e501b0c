import { planner as words } from '../texts/en.ts';
import { Grid } from '../../../ui/Grid.tsx';
import { PlannerLayout } from '../../../ui/PlannerLayout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Stack } from '../../../ui/layout.tsx';

/** As large as what is coming. */
export function PlannerSkeleton() {
  return (
    <PlannerLayout days={<Skeleton count={2} />}>
      <Spinner label={words.loading} />
      <Skeleton count={2} />
      <MealSkeletons />
    </PlannerLayout>
  );
}

export const MealSkeletons = () => (
  <Grid columns="meals">
    {[1, 2, 3, 4].map((n) => (
      <Stack key={n} gap="3">
        <Skeleton shape="picture" />
        <Skeleton count={4} />
      </Stack>
    ))}
  </Grid>
);
